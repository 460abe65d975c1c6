# Makes the assistants of this machine know the tool server. bash examples/assistant/install.sh
set -euo pipefail

# #region install
npx -y -p svc-sdk svc-mcp install claude    # Claude Desktop
npx -y -p svc-sdk svc-mcp install cursor
npx -y -p svc-sdk svc-mcp install vscode
# #endregion
