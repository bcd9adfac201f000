-- Which transitions were used in each version, how often, and in how many sessions.
SELECT
  app_version, source_type, target_type, nav_kind, trigger_kind, owner_type,
  count(*) AS uses,
  count(DISTINCT session_id) AS session_count
FROM events
WHERE row_kind = 'transition'
GROUP BY app_version, source_type, target_type, nav_kind, trigger_kind, owner_type
HAVING count(DISTINCT session_id) >= coalesce(getvariable('k'), 20)
ORDER BY ALL;
