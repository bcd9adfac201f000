#!/usr/bin/env python3
"""Reads what `coordgraph export` wrote, by the definitions of Perfetto and OpenTelemetry.

    pip install perfetto opentelemetry-proto
    python3 read_export.py perfetto|otlp FILE

Prints a line for each slice and flow, or for each log record. Exits with 1, and a sentence on stderr,
where the file is not what its definition demands, or where slices of a track do not nest.
"""

import sys


def read_otlp(data):
    from google.protobuf import json_format
    from opentelemetry.proto.logs.v1.logs_pb2 import LogsData

    for line in data.decode().splitlines():
        # A member that the definition lacks is an error.
        for logs in json_format.Parse(line, LogsData()).resource_logs:
            resource = attributes(logs.resource.attributes)
            for record in (record for scope in logs.scope_logs for record in scope.log_records):
                yield " ".join([
                    str(record.time_unix_nano), record.event_name, repr(record.body.string_value),
                    resource, attributes(record.attributes)])


def attributes(pairs):
    return " ".join(
        f"{pair.key}={getattr(pair.value, pair.value.WhichOneof('value'))}" for pair in pairs)


def read_perfetto(data):
    from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent

    tracks, open_slices, flows = {}, {}, {}
    trace = Trace()
    trace.ParseFromString(data)
    for packet in trace.packet:
        if packet.trusted_packet_sequence_id == 0:
            sys.exit("A packet without a sequence is dropped by trace_processor.")
        if packet.HasField("track_descriptor"):
            track = packet.track_descriptor
            name = track.process.process_name.split(",")[0] if track.HasField("process") else track.name
            if track.parent_uuid and track.parent_uuid not in tracks:
                sys.exit(f"The track '{name}' comes before its parent.")
            tracks[track.uuid] = (*tracks.get(track.parent_uuid, ()), name)
            continue
        event, time = packet.track_event, packet.timestamp
        slices = open_slices.setdefault(event.track_uuid, [])
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            slices.append((time, event.name))
            for flow in event.terminating_flow_ids:
                yield f"flow {flows.pop(flow)} -> {event.name}"
        elif event.type == TrackEvent.TYPE_INSTANT:
            for flow in event.flow_ids:
                flows[flow] = f"{slices[-1][1]} [{event.name}]"
        else:
            start, name = slices.pop()
            yield f"slice {'/'.join(tracks[event.track_uuid])} {name} {start}-{time}"
    if flows or any(open_slices.values()):
        sys.exit("A flow or a slice does not end.")


format, file = sys.argv[1:]
with open(file, "rb") as content:
    for line in (read_otlp if format == "otlp" else read_perfetto)(content.read()):
        print(line)
