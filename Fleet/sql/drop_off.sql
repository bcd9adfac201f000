-- Which share of the sessions that saw a screen ended on it, and how long it stayed on display.
SELECT
  app_version, shown_type,
  count(DISTINCT session_id) AS session_count,
  count(*) FILTER (is_last) AS ended,
  round(count(*) FILTER (is_last) / count(DISTINCT session_id), 4) AS ended_share,
  median(dwell_us) AS median_dwell_us
FROM events
WHERE row_kind = 'transition' AND nav_kind <> 'embed'
GROUP BY app_version, shown_type
HAVING count(DISTINCT session_id) >= coalesce(getvariable('k'), 20)
ORDER BY ALL;
