"""Counts a trace's transitions by where from, where to and how, with DuckDB."""

import sys

import duckdb

query = """
with events as (
  select *, sum(case when event = 'launch' then 1 else 0 end) over (order by "at") as session
  from read_json(?, format = 'newline_delimited', columns = {
    "at": 'bigint', event: 'varchar', id: 'integer', type: 'varchar', "from": 'integer',
    "to": 'integer', kind: 'varchar'})
  where event in ('launch', 'screen', 'transition')
), screens as (select session, id, type from events where event = 'screen')
select coalesce(tail.type, 'None'), head.type, kind, count(*)
from events
left join screens tail on tail.session = events.session and tail.id = events."from"
join screens head on head.session = events.session and head.id = events."to"
where event = 'transition'
group by all
"""
for row in duckdb.execute(query, [sys.argv[1]]).fetchall():
    print(*row)
