import Stripe from "stripe";

const stripe = new Stripe("key");
const page = await stripe.customers.list({ limit: 20 });
export const ids: string[] = page.data.map((customer) => customer.id);
for await (const customer of stripe.customers.list()) ids.push(customer.id);
