import { insertRows, statement, type Write } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import type { Service } from "../call.ts";
import { ApiError } from "../respond/api-error.ts";
import type { OperationResult } from "../respond/operation-result.ts";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** An idempotent request: its organization, its Idempotency-Key, and a digest of its body. */
export interface RepeatableRequest {
  orgId: string;
  key: string;
  digest: string;
}

const findByKey = defineQuery<{ orgId: string; key: string; oldest: string }, Tables["idempotency_keys"]>(
  "select * from idempotency_keys where org_id = :orgId and key = :key and created_at > :oldest",
);

const forgetOld = defineQuery<{ orgId: string; oldest: string }, unknown>(
  "delete from idempotency_keys where org_id = :orgId and created_at <= :oldest",
);

/** Finds the result of an earlier request with the same key and body. */
export async function findIdempotent(
  service: Service,
  request: RepeatableRequest,
): Promise<OperationResult | undefined> {
  const { orgId, key, digest } = request;
  const row = await service.database.first(findByKey, { orgId, key, oldest: oldestKept(service) });
  if (!row) return undefined;
  if (row.request_digest !== digest) {
    throw new ApiError(
      "idempotency_mismatch",
      "This Idempotency-Key was used with another body. Send a new key with a new request.",
    );
  }
  // The first request may still be waiting for its commit, or may have failed there.
  await service.database.untilLasting();
  return { status: 201, body: row.body, headers: { ETag: row.etag, Location: row.location } };
}

/** Statements that store a result, for the transaction whose result it is. */
export function idempotencyWrites(service: Service, request: RepeatableRequest, result: OperationResult): Write[] {
  const row = {
    org_id: request.orgId,
    key: request.key,
    request_digest: request.digest,
    etag: result.headers?.["ETag"] ?? "",
    location: result.headers?.["Location"] ?? "",
    body: String(result.body ?? ""),
    created_at: service.now().toISOString(),
  };
  return [
    statement(forgetOld, { orgId: request.orgId, oldest: oldestKept(service) }),
    insertRows("idempotency_keys", [row]),
  ];
}

function oldestKept(service: Service): string {
  return new Date(service.now().getTime() - LIFETIME_MS).toISOString();
}
