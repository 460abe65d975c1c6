# A Python client from the server's own spec. SERVICE_URL=http://127.0.0.1:4010 bash examples/python/generate.sh, with the generator
# installed: pip install openapi-python-client
set -euo pipefail

# #region generate
curl --fail --silent --output spec.json "$SERVICE_URL/docs/openapi-lenient.json"
openapi-python-client generate --path spec.json --output-path coaching --overwrite
# #endregion
