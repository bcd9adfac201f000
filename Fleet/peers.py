"""Counts transitions by version without coordgraph: DuckDB and Polars on traces, and on the table of `columns`.

    python Fleet/peers.py duckdb-traces .build/fleet/measure/10000

Prints rows of JSON: version, source, target, kind, trigger, owner, uses, sessions. Only traces such as those
of sessions.py are read right: one app, whole sessions, and texts in triggers that are simple.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
KEYS = ["app_version", "source_type", "target_type", "nav_kind", "trigger_kind", "owner_type"]


def duckdb_answers(query, **variables):
    import duckdb

    connection = duckdb.connect()
    connection.execute("SET memory_limit = '8GB'")
    for name, value in variables.items():
        connection.execute(f"SET VARIABLE {name} = ?", [value])
    for statement in query:
        rows = connection.execute(statement)
    return rows.fetchall()


def duckdb_traces(folder):
    return duckdb_answers([(HERE / "peers.sql").read_text()], traces=f"{folder}/traces/*/*.trace*")


def duckdb_table(folder):
    queries = [(HERE / "sql" / f"{name}.sql").read_text() for name in ("schema", "edges_by_version")]
    return duckdb_answers(queries, events=f"{folder}/*.jsonl")


def polars_traces(folder):
    import polars as pl

    names = {"event": pl.String, "id": pl.Int64, "type": pl.String, "from": pl.Int64, "to": pl.Int64}
    texts = {name: pl.String for name in ("kind", "trigger", "by")}
    # Files are read in order, and each begins with a session.
    lines = pl.scan_ndjson(
        f"{folder}/traces/*/*.trace*", schema=names | texts, include_file_paths="path",
    ).with_columns(session=(pl.col("event") == "launch").cum_sum())
    objects = lines.filter(pl.col("event").is_in(["screen", "coordinator"])).select("session", "id", "type")
    moves = lines.filter(pl.col("event") == "transition").with_columns(
        owner=pl.col("by").cast(pl.Int64, strict=False))
    for key, name in (("from", "source_type"), ("to", "target_type"), ("owner", "owner")):
        types = objects.rename({"id": key, "type": f"{key} type"})
        moves = moves.join(types, on=["session", key], how="left")
    return polars_answers(moves.select(
        "session",
        app_version=pl.col("path").str.extract(r"/([0-9.]+)/[^/]*$"),
        source_type="from type", target_type="to type", nav_kind="kind",
        trigger_kind=pl.col("trigger").str.extract(r'^([^"]*[^" ])'),
        owner_type=pl.coalesce("owner type", "by")), "session")


def polars_table(folder):
    import polars as pl

    rows = pl.scan_ndjson(
        f"{folder}/*.jsonl", schema={name: pl.String for name in ["session_id", "row_kind", *KEYS]})
    return polars_answers(rows.filter(pl.col("row_kind") == "transition"), "session_id")


def polars_answers(rows, session):
    import polars as pl

    edges = rows.group_by(KEYS).agg(uses=pl.len(), sessions=pl.col(session).n_unique())
    return edges.collect(engine="streaming").rows()


WAYS = {
    "duckdb-traces": duckdb_traces, "duckdb-table": duckdb_table,
    "polars-traces": polars_traces, "polars-table": polars_table,
}

if __name__ == "__main__":
    for row in WAYS[sys.argv[1]](sys.argv[2]):
        print(json.dumps(row))
