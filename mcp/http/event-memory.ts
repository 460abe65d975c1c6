import { randomUUID } from "node:crypto";
import type { EventId, EventStore, JSONRPCMessage, StreamId } from "@modelcontextprotocol/server";

interface StoredEvent {
  streamId: StreamId;
  message: JSONRPCMessage;
  characters: number;
}

/** Per session: enough for the longest result in both forms, and its progress. */
const MAX_CHARACTERS = 250_000;

/**
 * Events of a session, so that a client whose connection breaks during a long call gets the result on another one (`Last-Event-ID`). The
 * oldest are forgotten.
 */
export class EventMemory implements EventStore {
  readonly #events = new Map<EventId, StoredEvent>();
  #characters = 0;

  async storeEvent(streamId: StreamId, message: JSONRPCMessage): Promise<EventId> {
    const id = randomUUID();
    const { length: characters } = JSON.stringify(message);
    this.#events.set(id, { streamId, message, characters });
    this.#characters += characters;
    for (const [oldest, event] of this.#events) {
      if (this.#characters <= MAX_CHARACTERS || oldest === id) break;
      this.#events.delete(oldest);
      this.#characters -= event.characters;
    }
    return id;
  }

  async getStreamIdForEventId(id: EventId): Promise<StreamId | undefined> {
    return this.#events.get(id)?.streamId;
  }

  /** Replays the events after a given one on its stream. */
  async replayEventsAfter(
    id: EventId,
    { send }: { send: (id: EventId, message: JSONRPCMessage) => Promise<void> },
  ): Promise<StreamId> {
    const streamId = this.#events.get(id)?.streamId ?? "";
    const ids = [...this.#events.keys()];
    for (const later of ids.slice(ids.indexOf(id) + 1)) {
      const event = this.#events.get(later);
      // The event that opens a stream has an id and no message.
      if (event?.streamId === streamId && "jsonrpc" in event.message) await send(later, event.message);
    }
    return streamId;
  }
}
