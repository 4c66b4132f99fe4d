CREATE TABLE "admission_rules" (
	"slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"cut_off" numeric(6, 2),
	"minimum_utme" smallint,
	"credits" smallint,
	"credit_subject_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificates" jsonb,
	CONSTRAINT "admission_rules_slug_session_id_department_id_revision_pk" PRIMARY KEY("slug","session_id","department_id","revision")
);
--> statement-breakpoint
ALTER TABLE "admission_rules" ADD CONSTRAINT "admission_rules_slug_application_types_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_rules" ADD CONSTRAINT "admission_rules_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_rules" ADD CONSTRAINT "admission_rules_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admission_rules_department" ON "admission_rules" USING btree ("department_id");--> statement-breakpoint
-- What was said before counts as said before anybody paid: nobody knows since when it stood.
INSERT INTO "admission_rules" ("slug", "session_id", "department_id", "revision", "since", "cut_off", "minimum_utme", "credits", "credit_subject_ids", "certificates")
SELECT "slug", "session_id", "department_id", "revision", '1970-01-01', "cut_off", "minimum_utme", "credits", "credit_subject_ids",
  (SELECT jsonb_agg("certificate" ORDER BY "certificate") FROM "entry_certificates" WHERE "entry_certificates"."department_id" = "admission_requirements"."department_id")
FROM "admission_requirements";
