#!/bin/sh
# Runs workerd so that it ends with the server that started it: a server that is killed without a word can not tell it, and the one
# left behind would hold the port and the data. Whoever watches becomes workerd's child and sleeps; ids change hands far more slowly.
server=$PPID
(
  while kill -0 "$server"; do
    kill -0 $$ || exit 0
    sleep 1
  done
  kill -9 $$
) <&- >/dev/null 2>&1 3>&- &
exec "$KERVAN_WORKERD" "$@"
