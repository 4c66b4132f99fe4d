DROP INDEX "invoices_one_live";--> statement-breakpoint
ALTER TABLE "application_fees" DROP CONSTRAINT "application_fees_slug_session_id_pk";--> statement-breakpoint
ALTER TABLE "application_fees" ADD COLUMN "award" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_fees" ADD CONSTRAINT "application_fees_slug_session_id_award_pk" PRIMARY KEY("slug","session_id","award");--> statement-breakpoint
ALTER TABLE "application_choices" ADD COLUMN "department_option_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "proof_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_department_option_id_department_options_id_fk" FOREIGN KEY ("department_option_id") REFERENCES "public"."department_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_live" ON "invoices" USING btree ("payer_phone","payer_key","programme_slug","session_id","item") WHERE "invoices"."state" in ('requested', 'open', 'paid');