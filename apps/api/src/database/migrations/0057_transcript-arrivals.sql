CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD COLUMN "missing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD COLUMN "receipt_hash" text;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD COLUMN "receipt_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD CONSTRAINT "transcript_destinations_receiptHash_unique" UNIQUE("receipt_hash");--> statement-breakpoint
-- Of what the registry has noted as received all of it is there.
UPDATE "transcript_destinations" SET "received_at" = "step"."at"
FROM "transcript_steps" "step"
WHERE "step"."request_id" = "transcript_destinations"."request_id" AND "step"."state" = 'received';
