# From a clone to the first command and the first tool. SERVICE_API_URL=https://… bash examples/first-steps.sh, in the clone, with the
# key in key.txt.
set -euo pipefail

# #region install
tarball=$PWD/$(npm pack --silent)    # svc-sdk-0.1.0.tgz
npm install --global "$tarball"      # or in a project: npm install "$tarball"
# #endregion

# #region first-command
svc auth login --base-url "$SERVICE_API_URL" --key-stdin < key.txt    # checks the key and stores it, readable only for you
svc meetings list --status completed --limit 3
svc mcp install claude    # restart Claude Desktop, then ask: who needs help, and with what?
# #endregion
