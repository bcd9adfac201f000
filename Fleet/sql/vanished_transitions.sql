-- Transitions that one version has and the next one does not, though people saw the screen they leave.
WITH versions AS (
  SELECT app_version, lead(app_version) OVER (ORDER BY string_split(app_version, '.')::INTEGER[])
    AS next_version
  FROM (SELECT DISTINCT app_version FROM events)
),
edges AS (
  SELECT
    app_version, source_type, target_type, nav_kind, trigger_kind,
    count(DISTINCT session_id) AS session_count
  FROM events
  WHERE row_kind = 'transition' AND source_type IS NOT NULL
  GROUP BY app_version, source_type, target_type, nav_kind, trigger_kind
  HAVING count(DISTINCT session_id) >= coalesce(getvariable('k'), 20)
)
SELECT
  versions.next_version AS gone_in, edges.source_type, edges.target_type, edges.nav_kind,
  edges.trigger_kind, edges.session_count AS session_count_before
FROM edges
JOIN versions USING (app_version)
WHERE versions.next_version IS NOT NULL
  AND EXISTS (
    SELECT 1 FROM events AS e
    WHERE e.app_version = versions.next_version AND e.shown_type = edges.source_type)
  AND NOT EXISTS (
    SELECT 1 FROM events AS e
    WHERE e.app_version = versions.next_version AND e.row_kind = 'transition'
      AND e.source_type = edges.source_type AND e.target_type = edges.target_type
      AND e.nav_kind = edges.nav_kind AND e.trigger_kind = edges.trigger_kind)
ORDER BY ALL;
