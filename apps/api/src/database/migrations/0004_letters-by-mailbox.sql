ALTER TABLE "outbox_messages" ADD COLUMN "mailbox" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "joined_into" uuid;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "place_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_messages_places" ON "outbox_messages" USING btree ("mailbox","place_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_joined" ON "outbox_messages" USING btree ("joined_into");--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting" ON "outbox_messages" USING btree ("mailbox") WHERE "outbox_messages"."waiting";--> statement-breakpoint
UPDATE "outbox_messages" SET "mailbox" = "channel" || ':' || lower("recipient") WHERE "due_at" IS NOT NULL;
