CREATE INDEX "audit_rows_addresses" ON "audit_rows" USING btree ("at") WHERE "audit_rows"."ip" <> '';--> statement-breakpoint
CREATE INDEX "outbox_messages_texts" ON "outbox_messages" USING btree ("sent_at") WHERE "outbox_messages"."body" <> '';--> statement-breakpoint
SET LOCAL statement_timeout = '30min';
--> statement-breakpoint
-- What the record has said of health, belief and card PINs (audit/discreet.ts writes no more of it).
UPDATE "audit_rows" SET
  "before" = regexp_replace("before"::text, '"(bloodGroupId|genoTypeId|disabilityId|religionId|cardPin|cardSerialNumber)": ("([^"\\]|\\.)*"|-?[0-9.]+)', '"\1": "given"', 'g')::jsonb,
  "after" = regexp_replace("after"::text, '"(bloodGroupId|genoTypeId|disabilityId|religionId|cardPin|cardSerialNumber)": ("([^"\\]|\\.)*"|-?[0-9.]+)', '"\1": "given"', 'g')::jsonb
WHERE concat("before"::text, "after"::text) ~ '"(bloodGroupId|genoTypeId|disabilityId|religionId|cardPin|cardSerialNumber)": ';
