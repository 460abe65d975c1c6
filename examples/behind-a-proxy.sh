# Settings of the environment for a network with a proxy. Read by every command, the tool server and the SDK on Node.
# #region settings
export HTTPS_PROXY=http://proxy.example:3128
export NO_PROXY=localhost,.internal.example,10.0.0.0/8
export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/company.pem    # where the proxy opens TLS
# #endregion
