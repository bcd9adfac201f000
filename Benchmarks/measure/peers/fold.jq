# Counts a trace's transitions by where from, where to and how.
reduce inputs as $event ({names: {}, counts: {}};
  if $event.event == "launch" then .names = {}
  elif $event.event == "screen" then .names[$event.id | tostring] = $event.type
  elif $event.event == "transition" then
    .counts["\(.names[$event.from | tostring] // "None") \(.names[$event.to | tostring]) \($event.kind)"] += 1
  else . end)
| .counts | to_entries[] | "\(.key) \(.value)"
