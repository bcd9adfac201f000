-- Reads the rows of 'coordgraph columns' into the table that the questions ask.
-- Set the variable 'events' to the file, and 'k' to the fewest sessions that a group has to have.
CREATE OR REPLACE TABLE events AS
FROM read_json(
  getvariable('events'),
  format = 'newline_delimited',
  columns = {
    session_id: 'VARCHAR', seq: 'INTEGER', at_us: 'UBIGINT',
    app_name: 'VARCHAR', app_version: 'VARCHAR', row_kind: 'VARCHAR',
    source_type: 'VARCHAR', target_type: 'VARCHAR', shown_type: 'VARCHAR', owner_type: 'VARCHAR',
    nav_kind: 'VARCHAR', trigger_kind: 'VARCHAR', is_first_use: 'BOOLEAN', is_last: 'BOOLEAN',
    dwell_us: 'UBIGINT', exit_kind: 'VARCHAR', is_released: 'BOOLEAN'
  });
