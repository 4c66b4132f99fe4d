CREATE TABLE "approval_policies" (
	"act" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text NOT NULL,
	"payload" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"concerned" jsonb NOT NULL,
	"requester_id" uuid NOT NULL,
	"impersonator_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"lapses_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_policies" ADD CONSTRAINT "approval_policies_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_inbox" ON "approvals" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "approvals_requester" ON "approvals" USING btree ("requester_id","requested_at");--> statement-breakpoint
CREATE INDEX "approvals_subject" ON "approvals" USING btree ("subject","subject_id");