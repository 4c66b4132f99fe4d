ALTER TABLE "approval_policies" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approval_policies" ADD COLUMN "switched_off_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_changed_by" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_policies" ADD CONSTRAINT "approval_policies_switched_off_by_users_id_fk" FOREIGN KEY ("switched_off_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;