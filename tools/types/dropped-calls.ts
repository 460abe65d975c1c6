// Calls that nothing awaits, as typescript-eslint's `no-floating-promises` sees them: it must report the lines that end in `// reported`,
// and no other.
import type { CreateTemplate, SvcClient } from "../../src/index.ts";

export function dropped(svc: SvcClient, id: string, template: CreateTemplate): void {
  svc.templates.delete(id); // reported
  svc.templates.update(id, { is_active: false }); // reported
  svc.templates.create(template); // reported
  svc.templates.delete(id).withResponse(); // reported
  svc.meetings.get(id); // reported
  svc.team.stats().finally(() => undefined); // reported
}

export async function handled(svc: SvcClient, id: string, template: CreateTemplate): Promise<string> {
  await svc.templates.delete(id);
  await svc.templates.delete(id).withResponse();
  void svc.templates.update(id, { is_active: false });
  svc.templates.delete(id).catch(() => undefined);
  const created = svc.templates.create(template);
  return (await created).id;
}
