CREATE TABLE "admission_requirements" (
	"slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"quota" integer,
	"cut_off" numeric(6, 2),
	"minimum_utme" smallint,
	"credits" smallint,
	"credit_subject_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "admission_requirements_slug_session_id_department_id_pk" PRIMARY KEY("slug","session_id","department_id"),
	CONSTRAINT "admission_requirements_quota" CHECK ("admission_requirements"."quota" > 0),
	CONSTRAINT "admission_requirements_cut_off" CHECK ("admission_requirements"."cut_off" between 0 and 100),
	CONSTRAINT "admission_requirements_utme" CHECK ("admission_requirements"."minimum_utme" between 0 and 400),
	CONSTRAINT "admission_requirements_credits" CHECK ("admission_requirements"."credits" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "application_setups" (
	"slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"listed_only" boolean DEFAULT false NOT NULL,
	"acceptance_days" smallint DEFAULT 21 NOT NULL,
	"utme_divisor" numeric(6, 2) DEFAULT 8 NOT NULL,
	"putme_divisor" numeric(6, 2) DEFAULT 2 NOT NULL,
	"clearance_item_ids" jsonb,
	"letter_text" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "application_setups_slug_session_id_pk" PRIMARY KEY("slug","session_id"),
	CONSTRAINT "application_setups_days" CHECK ("application_setups"."acceptance_days" between 1 and 365),
	CONSTRAINT "application_setups_divisors" CHECK ("application_setups"."utme_divisor" > 0 and "application_setups"."putme_divisor" > 0)
);
--> statement-breakpoint
CREATE TABLE "jamb_candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"list" text NOT NULL,
	"jamb_number" text NOT NULL,
	"lastname" text NOT NULL,
	"firstname" text NOT NULL,
	"middlename" text DEFAULT '' NOT NULL,
	"gender" text NOT NULL,
	"state_id" integer,
	"lga_id" integer,
	"utme_score" smallint,
	"subjects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"course" text NOT NULL,
	"choice" text,
	"caps_status" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jamb_candidates_number" UNIQUE("jamb_number","session_id"),
	CONSTRAINT "jamb_candidates_utme" CHECK ("jamb_candidates"."utme_score" between 0 and 400),
	CONSTRAINT "jamb_candidates_direct_entry" CHECK ("jamb_candidates"."utme_score" is not null or "jamb_candidates"."list" = 'direct-entry')
);
--> statement-breakpoint
ALTER TABLE "application_types" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "needs_tick" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "ticked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "admission_requirements" ADD CONSTRAINT "admission_requirements_slug_application_types_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_requirements" ADD CONSTRAINT "admission_requirements_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_requirements" ADD CONSTRAINT "admission_requirements_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_setups" ADD CONSTRAINT "application_setups_slug_application_types_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_setups" ADD CONSTRAINT "application_setups_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jamb_candidates" ADD CONSTRAINT "jamb_candidates_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jamb_candidates" ADD CONSTRAINT "jamb_candidates_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jamb_candidates" ADD CONSTRAINT "jamb_candidates_lga_id_lgas_id_fk" FOREIGN KEY ("lga_id") REFERENCES "public"."lgas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admission_requirements_department" ON "admission_requirements" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "jamb_candidates_names" ON "jamb_candidates" USING btree ("session_id","lastname","firstname","middlename","id");--> statement-breakpoint
CREATE INDEX "jamb_candidates_score" ON "jamb_candidates" USING btree ("session_id","utme_score","id");--> statement-breakpoint
CREATE INDEX "jamb_candidates_words" ON "jamb_candidates" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize(coalesce("jamb_number", '') || ' ' || coalesce("lastname", '') || ' ' || coalesce("firstname", '') || ' ' || coalesce("middlename", ''), NFKD), '[\u0300-\u036F]', '', 'g')), '[\s-]+'), '')));--> statement-breakpoint
CREATE INDEX "invoices_programme" ON "invoices" USING btree ("programme_slug","session_id","state") WHERE "invoices"."programme_slug" is not null;--> statement-breakpoint
CREATE INDEX "invoices_applicants" ON "invoices" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "invoices"."programme_slug" is not null;