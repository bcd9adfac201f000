-- What the first five screens of sessions led to: the links of a Sankey diagram.
WITH steps AS (
  SELECT
    session_id, shown_type,
    row_number() OVER (PARTITION BY session_id ORDER BY seq) AS place
  FROM events
  WHERE row_kind = 'transition' AND nav_kind <> 'embed'
)
SELECT
  a.place, a.shown_type AS source_type, coalesce(b.shown_type, '(end)') AS target_type,
  count(*) AS session_count
FROM steps AS a
LEFT JOIN steps AS b ON a.session_id = b.session_id AND b.place = a.place + 1
WHERE a.place <= 5
GROUP BY a.place, a.shown_type, b.shown_type
HAVING count(*) >= coalesce(getvariable('k'), 20)
ORDER BY ALL;
