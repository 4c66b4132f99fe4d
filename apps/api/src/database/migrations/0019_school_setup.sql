CREATE TABLE "programme_signatories" (
	"slug" text NOT NULL,
	"paper" text NOT NULL,
	"office" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	CONSTRAINT "programme_signatories_slug_paper_pk" PRIMARY KEY("slug","paper")
);
--> statement-breakpoint
ALTER TABLE "application_types" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_types" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "department_options" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faculties" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "programme_signatories" ADD CONSTRAINT "programme_signatories_slug_application_types_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_choices_department" ON "application_choices" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "department_openings_department" ON "department_openings" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "students_matric_parts" ON "students" USING gin (string_to_array("matric_number", '/'));--> statement-breakpoint
ALTER TABLE "department_options" ADD CONSTRAINT "department_options_name" UNIQUE("department_id","name");