ALTER TABLE "staff_requests" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "student_clearances" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_clearances" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "student_clearances" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bursary_fees" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bursary_fees" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD COLUMN "staff_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transcript_destinations" ADD COLUMN "dispatched" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "student_clearances" ADD CONSTRAINT "student_clearances_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_accepted" ON "invoices" USING btree ("paid_at") WHERE "invoices"."purpose" = 'acceptance' and "invoices"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "outbox_messages_given_up" ON "outbox_messages" USING btree ("about") WHERE "outbox_messages"."sent_at" is null and "outbox_messages"."due_at" is null and "outbox_messages"."last_error" is not null;--> statement-breakpoint
CREATE INDEX "referees_named" ON "referees" USING btree ("named_at");--> statement-breakpoint
CREATE INDEX "staff_requests_untold" ON "staff_requests" USING btree ("asked_at") WHERE "staff_requests"."told_at" is null and "staff_requests"."confirmed" is not true;--> statement-breakpoint
CREATE INDEX "transcript_requests_promised" ON "transcript_requests" USING btree ("promised");--> statement-breakpoint
CREATE INDEX "transcript_requests_created" ON "transcript_requests" USING btree ("created_at");