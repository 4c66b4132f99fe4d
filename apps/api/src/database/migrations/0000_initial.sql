CREATE TABLE "academic_sessions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"current" boolean DEFAULT false NOT NULL,
	CONSTRAINT "academic_sessions_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "application_fees" (
	"slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"amount_kobo" bigint NOT NULL,
	CONSTRAINT "application_fees_slug_session_id_pk" PRIMARY KEY("slug","session_id"),
	CONSTRAINT "application_fees_positive" CHECK ("application_fees"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "application_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"application_type_id" integer NOT NULL,
	"mode" integer,
	"name" text NOT NULL,
	"open" boolean NOT NULL,
	"student_type_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_choices" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"faculty_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"jupeb_option_id" integer,
	"jupeb_option_subject_id" integer,
	"mode_of_study_id" integer,
	"jamb_number" text,
	"utme_score" smallint
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "application_documents_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "application_institutions" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"name_of_institution" text NOT NULL,
	"date_from" smallint NOT NULL,
	"date_to" smallint NOT NULL,
	"certificate" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_jamb_subjects" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "application_jamb_subjects_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "application_nd_results" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"cgpa" numeric(3, 2) NOT NULL,
	"course_studied" text NOT NULL,
	"school_attended" text NOT NULL,
	"year_of_graduation" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_next_of_kin" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"relationship_id" integer NOT NULL,
	"mobile_number" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_persons" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"date_of_birth" date NOT NULL,
	"gender_id" integer NOT NULL,
	"blood_group_id" integer NOT NULL,
	"geno_type_id" integer NOT NULL,
	"religion_id" integer NOT NULL,
	"marital_status_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"lga_id" integer,
	"town" text NOT NULL,
	"permanent_address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_sittings" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"examination_type_id" integer NOT NULL,
	"exam_center" text NOT NULL,
	"exam_number" text NOT NULL,
	"exam_year" smallint NOT NULL,
	"card_pin" text NOT NULL,
	"card_serial_number" text NOT NULL,
	CONSTRAINT "application_sittings_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "application_steps" (
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_steps_application_id_kind_pk" PRIMARY KEY("application_id","kind")
);
--> statement-breakpoint
CREATE TABLE "application_subjects" (
	"application_id" uuid NOT NULL,
	"sitting" smallint NOT NULL,
	"position" smallint NOT NULL,
	"subject_id" integer NOT NULL,
	"grade_id" integer NOT NULL,
	CONSTRAINT "application_subjects_application_id_sitting_position_pk" PRIMARY KEY("application_id","sitting","position")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"rrr" text NOT NULL,
	"application_number" text NOT NULL,
	"programme_slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"lastname" text NOT NULL,
	"firstname" text NOT NULL,
	"middlename" text NOT NULL,
	"email" text NOT NULL,
	"mobile_number" text NOT NULL,
	"passport_file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"admission_number" text,
	"admitted_at" timestamp with time zone,
	CONSTRAINT "applications_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "applications_rrr_unique" UNIQUE("rrr"),
	CONSTRAINT "applications_applicationNumber_unique" UNIQUE("application_number"),
	CONSTRAINT "applications_admissionNumber_unique" UNIQUE("admission_number")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"impersonator_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"iso2" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "countries_name_unique" UNIQUE("name"),
	CONSTRAINT "countries_iso2_unique" UNIQUE("iso2")
);
--> statement-breakpoint
CREATE TABLE "lgas" (
	"id" integer PRIMARY KEY NOT NULL,
	"state_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_openings" (
	"programme_slug" text NOT NULL,
	"department_id" integer NOT NULL,
	CONSTRAINT "department_openings_programme_slug_department_id_pk" PRIMARY KEY("programme_slug","department_id")
);
--> statement-breakpoint
CREATE TABLE "department_options" (
	"id" integer PRIMARY KEY NOT NULL,
	"department_id" integer NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY NOT NULL,
	"faculty_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "departments_name_unique" UNIQUE("name"),
	CONSTRAINT "departments_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "faculties" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "faculties_name_unique" UNIQUE("name"),
	CONSTRAINT "faculties_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_no" text NOT NULL,
	"payment_reference" text NOT NULL,
	"rrr" text,
	"state" text NOT NULL,
	"programme_slug" text NOT NULL,
	"session_id" integer NOT NULL,
	"payer_phone" text NOT NULL,
	"lastname" text NOT NULL,
	"firstname" text NOT NULL,
	"middlename" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ask_again_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_invoiceNo_unique" UNIQUE("invoice_no"),
	CONSTRAINT "invoices_paymentReference_unique" UNIQUE("payment_reference"),
	CONSTRAINT "invoices_rrr_unique" UNIQUE("rrr"),
	CONSTRAINT "invoices_amount_positive" CHECK ("invoices"."amount_kobo" > 0),
	CONSTRAINT "invoices_paid_at" CHECK (("invoices"."state" = 'paid') = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"rrr" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"gateway" text NOT NULL,
	"code" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_invoiceId_unique" UNIQUE("invoice_id"),
	CONSTRAINT "payments_rrr_unique" UNIQUE("rrr")
);
--> statement-breakpoint
CREATE TABLE "jupeb_option_subjects" (
	"id" integer PRIMARY KEY NOT NULL,
	"jupeb_option_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "jupeb_option_subjects_name" UNIQUE("jupeb_option_id","name")
);
--> statement-breakpoint
CREATE TABLE "jupeb_options" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "jupeb_options_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"sender_name" text NOT NULL,
	"category" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "o_level_grades" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "o_level_grades_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "o_level_subjects" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "o_level_subjects_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "o_level_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "o_level_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factor_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "enum_items" (
	"list" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "enum_items_list_id_pk" PRIMARY KEY("list","id")
);
--> statement-breakpoint
CREATE TABLE "role_menus" (
	"role" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "role_menus_role_label_pk" PRIMARY KEY("role","label")
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"rrr" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"payer_phone" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_orders_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rrr" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"impersonator_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"role" text NOT NULL,
	"lastname" text NOT NULL,
	"firstname" text NOT NULL,
	"middlename" text DEFAULT '' NOT NULL,
	"email" text,
	"mobile_number" text,
	"birthday" date,
	"student_type_id" integer,
	"old_user" boolean DEFAULT false NOT NULL,
	"two_factor" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_rated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_fees" ADD CONSTRAINT "application_fees_slug_application_types_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_fees" ADD CONSTRAINT "application_fees_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_faculty_id_faculties_id_fk" FOREIGN KEY ("faculty_id") REFERENCES "public"."faculties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_jupeb_option_id_jupeb_options_id_fk" FOREIGN KEY ("jupeb_option_id") REFERENCES "public"."jupeb_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_jupeb_option_subject_id_jupeb_option_subjects_id_fk" FOREIGN KEY ("jupeb_option_subject_id") REFERENCES "public"."jupeb_option_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_institutions" ADD CONSTRAINT "application_institutions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_jamb_subjects" ADD CONSTRAINT "application_jamb_subjects_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_jamb_subjects" ADD CONSTRAINT "application_jamb_subjects_subject_id_o_level_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."o_level_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_nd_results" ADD CONSTRAINT "application_nd_results_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_next_of_kin" ADD CONSTRAINT "application_next_of_kin_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_openings" ADD CONSTRAINT "application_openings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_persons" ADD CONSTRAINT "application_persons_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_persons" ADD CONSTRAINT "application_persons_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_persons" ADD CONSTRAINT "application_persons_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_persons" ADD CONSTRAINT "application_persons_lga_id_lgas_id_fk" FOREIGN KEY ("lga_id") REFERENCES "public"."lgas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_sittings" ADD CONSTRAINT "application_sittings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_sittings" ADD CONSTRAINT "application_sittings_examination_type_id_o_level_types_id_fk" FOREIGN KEY ("examination_type_id") REFERENCES "public"."o_level_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_subjects" ADD CONSTRAINT "application_subjects_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_subjects" ADD CONSTRAINT "application_subjects_subject_id_o_level_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."o_level_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_subjects" ADD CONSTRAINT "application_subjects_grade_id_o_level_grades_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."o_level_grades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_programme_slug_application_types_slug_fk" FOREIGN KEY ("programme_slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_passport_file_id_stored_files_id_fk" FOREIGN KEY ("passport_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lgas" ADD CONSTRAINT "lgas_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_openings" ADD CONSTRAINT "department_openings_programme_slug_application_types_slug_fk" FOREIGN KEY ("programme_slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_openings" ADD CONSTRAINT "department_openings_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_options" ADD CONSTRAINT "department_options_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_faculty_id_faculties_id_fk" FOREIGN KEY ("faculty_id") REFERENCES "public"."faculties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_programme_slug_application_types_slug_fk" FOREIGN KEY ("programme_slug") REFERENCES "public"."application_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jupeb_option_subjects" ADD CONSTRAINT "jupeb_option_subjects_jupeb_option_id_jupeb_options_id_fk" FOREIGN KEY ("jupeb_option_id") REFERENCES "public"."jupeb_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_codes" ADD CONSTRAINT "two_factor_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_webhooks" ADD CONSTRAINT "sandbox_webhooks_rrr_sandbox_orders_rrr_fk" FOREIGN KEY ("rrr") REFERENCES "public"."sandbox_orders"("rrr") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "academic_sessions_current" ON "academic_sessions" USING btree ("current") WHERE "academic_sessions"."current";--> statement-breakpoint
CREATE INDEX "application_openings_application" ON "application_openings" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_subjects_once" ON "application_subjects" USING btree ("application_id","sitting","subject_id");--> statement-breakpoint
CREATE INDEX "applications_programme" ON "applications" USING btree ("programme_slug","session_id");--> statement-breakpoint
CREATE INDEX "audit_rows_subject_idx" ON "audit_rows" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_rows_actor_idx" ON "audit_rows" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "lgas_state" ON "lgas" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "states_country" ON "states" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "department_options_department" ON "department_options" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "departments_faculty" ON "departments" USING btree ("faculty_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_live" ON "invoices" USING btree ("payer_phone","programme_slug","session_id") WHERE "invoices"."state" in ('requested', 'open', 'paid');--> statement-breakpoint
CREATE INDEX "invoices_ask_again" ON "invoices" USING btree ("ask_again_at") WHERE "invoices"."ask_again_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_payer" ON "invoices" USING btree ("payer_phone");--> statement-breakpoint
CREATE INDEX "jupeb_option_subjects_option" ON "jupeb_option_subjects" USING btree ("jupeb_option_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_counters_expire_idx" ON "rate_limit_counters" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "notices_shown" ON "notices" USING btree ("start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash_key" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_idx" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "two_factor_codes_user_idx" ON "two_factor_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_due_idx" ON "outbox_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due_idx" ON "sandbox_webhooks" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash_key" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_idx" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_key" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_user_type_idx" ON "users" USING btree ("user_type");