# A server that stays, on a database in a file. bash examples/server/run.sh, in the folder where the file is to be.
set -euo pipefail

# #region run
svc-server init --db svc.db --organization "Acme"     # prints the first key, once
svc-server start --db svc.db --host 0.0.0.0 --log     # until Ctrl-C, or SIGTERM
# #endregion
