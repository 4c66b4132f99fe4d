CREATE TABLE "audit_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"impersonator_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"root" text,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"checked" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"forgotten" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_checks" ADD CONSTRAINT "audit_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD CONSTRAINT "audit_checks_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_checks_requested" ON "audit_checks" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "audit_checks_open" ON "audit_checks" USING btree ("requested_at") WHERE "audit_checks"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "audit_rows_at_idx" ON "audit_rows" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_rows_action_idx" ON "audit_rows" USING btree ("action");--> statement-breakpoint
CREATE INDEX "audit_rows_impersonator_idx" ON "audit_rows" USING btree ("impersonator_id") WHERE "audit_rows"."impersonator_id" is not null;