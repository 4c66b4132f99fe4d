CREATE TABLE "application_sources" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"earlier_id" uuid,
	"faculty" text,
	"department" text NOT NULL,
	"jamb" jsonb NOT NULL,
	"fixed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_certificates" (
	"department_id" integer NOT NULL,
	"certificate" text NOT NULL,
	CONSTRAINT "entry_certificates_department_id_certificate_pk" PRIMARY KEY("department_id","certificate")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "jamb_number" text;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "application_sources" ADD CONSTRAINT "application_sources_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_sources" ADD CONSTRAINT "application_sources_earlier_id_applications_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_certificates" ADD CONSTRAINT "entry_certificates_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_sources_earlier" ON "application_sources" USING btree ("earlier_id");--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_jamb_number" ON "applications" USING btree ("programme_slug","session_id","jamb_number") WHERE "applications"."jamb_number" is not null;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_applicationId_unique" UNIQUE("application_id");