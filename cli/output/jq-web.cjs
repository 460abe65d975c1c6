// The package's export is itself a promise, which no ES import can carry: awaiting the import would await it.
exports.loading = require("jq-web");
