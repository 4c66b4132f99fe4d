ALTER TABLE "notices" ADD COLUMN "in_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_mail_asked_by_users_id_fk" FOREIGN KEY ("mail_asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_mail_asked" ON "notices" USING btree ("mail_asked_by","mail_asked_at");--> statement-breakpoint
-- Strangers read on what they read before, but for what is for some of the school alone: its writers never said that they may.
UPDATE "notices" SET "in_public" = true WHERE "category" IN ('Prospective Students', 'All Students') AND "department_ids" = '[]' AND "level_ids" = '[]';
