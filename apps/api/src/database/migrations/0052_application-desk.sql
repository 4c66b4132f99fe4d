CREATE TABLE "putme_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"score" numeric(6, 2),
	"venue" text DEFAULT '' NOT NULL,
	"aggregate" numeric(6, 2),
	"uploaded_by" uuid NOT NULL,
	"released_at" timestamp with time zone,
	"withheld_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "putme_results_applicationId_unique" UNIQUE("application_id"),
	CONSTRAINT "putme_results_score" CHECK ("putme_results"."score" between 0 and 100)
);
--> statement-breakpoint
DROP INDEX "applications_jamb_number";--> statement-breakpoint
ALTER TABLE "application_steps" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "screening_sittings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "putme_results" ADD CONSTRAINT "putme_results_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "putme_results" ADD CONSTRAINT "putme_results_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "putme_results_aggregate" ON "putme_results" USING btree ("aggregate","id");--> statement-breakpoint
CREATE INDEX "putme_results_score_order" ON "putme_results" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "putme_results_uploader" ON "putme_results" USING btree ("uploaded_by");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_jamb_number" ON "applications" USING btree ("programme_slug","session_id","jamb_number") WHERE "applications"."jamb_number" is not null and "applications"."deleted_at" is null;