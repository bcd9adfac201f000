"""The graph of a fleet in a summary and in DuckDB's table, for comparison."""

import json
from pathlib import Path

SQL = Path(__file__).parent / "sql"
QUESTIONS = sorted(path.stem for path in SQL.glob("*.sql") if path.stem != "schema")


def graph(summary):
    """What a summary has that the table can be asked for: transitions, drop-offs, exits."""
    lines = [json.loads(line) for line in summary.decode().splitlines()[1:]]
    names = [line["type"] for line in lines if line["row"] == "name"]
    version = None
    found = {"transitions": {}, "screens": {}, "exits": {}}
    for line in lines:
        if line["row"] == "version":
            version = line["appVersion"]
        elif line["row"] == "transition":
            by = names[line["coordinator"]] if "coordinator" in line else line["by"]
            source = names[line["from"]] if "from" in line else None
            key = (version, source, names[line["to"]], line["kind"], line["trigger"], by)
            found["transitions"][key] = (line["count"], line["sessions"])
        elif line["row"] == "screen" and "visits" in line:
            key = (version, names[line["name"]])
            found["screens"][key] = (line["sessions"], line["dropOffs"])
        elif line["row"] == "exit" and line["exercised"]:
            key = (version, names[line["name"]], line["exit"])
            found["exits"][key] = (line["exercised"], line["exercised"] - line["released"])
    return found


def answers(connection, question):
    result = connection.execute((SQL / f"{question}.sql").read_text())
    return result.fetchall()


def graph_of_table(connection):
    return {
        "transitions": {row[:6]: row[6:] for row in answers(connection, "edges_by_version")},
        "screens": {row[:2]: row[2:4] for row in answers(connection, "drop_off")},
        "exits": {row[:3]: row[3:5] for row in answers(connection, "retained_rate")},
    }
