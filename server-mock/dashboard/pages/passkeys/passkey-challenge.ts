import type { Ticket } from "../../session/ticket.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** What a new passkey has to respond to: of this session, so that nobody can add theirs to somebody else's account. */
export function challengeOf({ session }: MemberVisit, ticket: Ticket): string {
  return ticket.secret(`passkey of ${session.id}`);
}
