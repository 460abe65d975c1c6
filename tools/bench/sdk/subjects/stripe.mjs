import Stripe from "stripe";

export function create({ origin, apiKey, timeoutMs }) {
  const { hostname, port } = new URL(origin);
  const stripe = new Stripe(apiKey, { host: hostname, port, protocol: "http", timeout: timeoutMs });
  return {
    client: stripe,
    list: async () => (await stripe.customers.list({ limit: 20 })).data,
    iterate: (limit) => stripe.customers.list({ limit }),
  };
}
