-- Of the flows that ended, the share whose coordinator was retained, with its 95 % interval by Wilson.
WITH flows AS (
  SELECT
    app_version, source_type AS flow_type, exit_kind,
    count(*) AS ended,
    count(*) FILTER (NOT is_released) AS retained
  FROM events
  WHERE row_kind = 'exit'
  GROUP BY app_version, source_type, exit_kind
  HAVING count(DISTINCT session_id) >= coalesce(getvariable('k'), 20)
),
rates AS (
  SELECT *, retained / ended AS rate, 1.96 * 1.96 / ended AS z2 FROM flows
)
SELECT
  app_version, flow_type, exit_kind, ended, retained,
  round(rate, 4) AS retained_rate,
  round((rate + z2 / 2 - sqrt(z2 * (rate * (1 - rate) + z2 / 4))) / (1 + z2), 4) AS rate_low,
  round((rate + z2 / 2 + sqrt(z2 * (rate * (1 - rate) + z2 / 4))) / (1 + z2), 4) AS rate_high
FROM rates
ORDER BY ALL;
