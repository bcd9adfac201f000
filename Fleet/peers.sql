-- Counts transitions by version from traces themselves, whose lines are in the order of their files.
WITH lines AS (
  SELECT *, row_number() OVER () AS place
  FROM read_json(
    getvariable('traces'), format = 'newline_delimited', filename = true,
    columns = {
      event: 'VARCHAR', id: 'BIGINT', type: 'VARCHAR', "from": 'BIGINT', "to": 'BIGINT',
      kind: 'VARCHAR', trigger: 'VARCHAR', "by": 'VARCHAR'
    })
),
numbered AS (
  SELECT
    *, sum(CASE WHEN event = 'launch' THEN 1 ELSE 0 END)
      OVER (ORDER BY place ROWS UNBOUNDED PRECEDING) AS session_number
  FROM lines
),
objects AS (
  SELECT session_number, id, type FROM numbered WHERE event IN ('screen', 'coordinator')
),
moves AS (SELECT * FROM numbered WHERE event = 'transition')
SELECT
  regexp_extract(moves.filename, '/([0-9.]+)/[^/]*$', 1) AS app_version,
  source.type AS source_type, target.type AS target_type, moves.kind AS nav_kind,
  regexp_extract(moves.trigger, '^([^"]*[^" ])', 1) AS trigger_kind,
  coalesce(owner.type, moves."by") AS owner_type,
  count(*) AS uses,
  count(DISTINCT moves.session_number) AS session_count
FROM moves
LEFT JOIN objects AS source
  ON source.session_number = moves.session_number AND source.id = moves."from"
LEFT JOIN objects AS target
  ON target.session_number = moves.session_number AND target.id = moves."to"
LEFT JOIN objects AS owner
  ON owner.session_number = moves.session_number AND owner.id = TRY_CAST(moves."by" AS BIGINT)
GROUP BY ALL;
