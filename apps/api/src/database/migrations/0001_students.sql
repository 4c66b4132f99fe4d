CREATE TABLE "appraisal_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"lecturer_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"ratings" jsonb NOT NULL,
	"comment" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appraisals" (
	"student_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"lecturer_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"state" text NOT NULL,
	"draft" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appraisals_student_id_course_id_lecturer_id_session_id_pk" PRIMARY KEY("student_id","course_id","lecturer_id","session_id"),
	CONSTRAINT "appraisals_draft" CHECK (("appraisals"."state" = 'in-progress') = ("appraisals"."draft" is not null))
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"semester" text NOT NULL,
	"level_id" integer NOT NULL,
	"state" text NOT NULL,
	"total_units" numeric(4, 1) NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "course_registrations_one" UNIQUE("student_id","session_id","semester")
);
--> statement-breakpoint
CREATE TABLE "registered_courses" (
	"registration_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "registered_courses_registration_id_course_id_pk" PRIMARY KEY("registration_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "registration_windows" (
	"session_id" integer NOT NULL,
	"semester" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"late_from" timestamp with time zone,
	"closes_at" timestamp with time zone NOT NULL,
	"add_drop_closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_windows_session_id_semester_pk" PRIMARY KEY("session_id","semester"),
	CONSTRAINT "registration_windows_order" CHECK ("registration_windows"."opens_at" < "registration_windows"."closes_at" and "registration_windows"."closes_at" <= "registration_windows"."add_drop_closes_at")
);
--> statement-breakpoint
CREATE TABLE "course_lecturers" (
	"course_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"lecturer_id" uuid NOT NULL,
	CONSTRAINT "course_lecturers_course_id_session_id_lecturer_id_pk" PRIMARY KEY("course_id","session_id","lecturer_id")
);
--> statement-breakpoint
CREATE TABLE "course_prerequisites" (
	"course_id" integer NOT NULL,
	"required_course_id" integer NOT NULL,
	CONSTRAINT "course_prerequisites_course_id_required_course_id_pk" PRIMARY KEY("course_id","required_course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY NOT NULL,
	"department_id" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"credit_unit" numeric(4, 1) NOT NULL,
	"level_id" integer NOT NULL,
	"semester" text NOT NULL,
	"status" text NOT NULL,
	"borrowable" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "courses_code_unique" UNIQUE("code"),
	CONSTRAINT "courses_units" CHECK ("courses"."credit_unit" > 0)
);
--> statement-breakpoint
CREATE TABLE "unit_loads" (
	"level_id" integer NOT NULL,
	"semester" text NOT NULL,
	"minimum" numeric(4, 1) NOT NULL,
	"maximum" numeric(4, 1) NOT NULL,
	CONSTRAINT "unit_loads_level_id_semester_pk" PRIMARY KEY("level_id","semester"),
	CONSTRAINT "unit_loads_range" CHECK ("unit_loads"."minimum" <= "unit_loads"."maximum")
);
--> statement-breakpoint
CREATE TABLE "department_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"from_department_id" integer NOT NULL,
	"to_department_id" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fee_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"student_type_id" integer NOT NULL,
	"level_id" integer,
	"department_id" integer,
	"name" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "fee_items_positive" CHECK ("fee_items"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "sundry_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sundry_items_name_unique" UNIQUE("name"),
	CONSTRAINT "sundry_items_positive" CHECK ("sundry_items"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "bed_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bed_id" integer NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"invoice_id" uuid,
	"state" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bed_spaces" (
	"id" integer PRIMARY KEY NOT NULL,
	"room_id" integer NOT NULL,
	"numeration" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bed_spaces_numeration" UNIQUE("room_id","numeration")
);
--> statement-breakpoint
CREATE TABLE "hostel_rooms" (
	"id" integer PRIMARY KEY NOT NULL,
	"hostel_id" integer NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hostel_rooms_name" UNIQUE("hostel_id","name")
);
--> statement-breakpoint
CREATE TABLE "hostels" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"gender" text NOT NULL,
	"price_kobo" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hostels_name_unique" UNIQUE("name"),
	CONSTRAINT "hostels_price" CHECK ("hostels"."price_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"holder_id" uuid,
	"facts" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "issued_documents_one" UNIQUE("kind","subject_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_range" CHECK ("ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "score_amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sheet_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"total" numeric(5, 2) NOT NULL,
	"reason" text NOT NULL,
	"amended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "score_amendments_one" UNIQUE("sheet_id","student_id","version")
);
--> statement-breakpoint
CREATE TABLE "score_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "score_sheets_one" UNIQUE("course_id","session_id"),
	CONSTRAINT "score_sheets_published_at" CHECK (("score_sheets"."state" = 'published') = ("score_sheets"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"sheet_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"test" numeric(5, 2) NOT NULL,
	"lab" numeric(5, 2) NOT NULL,
	"exam" numeric(5, 2) NOT NULL,
	"total" numeric(5, 2) NOT NULL,
	CONSTRAINT "scores_sheet_id_student_id_pk" PRIMARY KEY("sheet_id","student_id"),
	CONSTRAINT "scores_total" CHECK ("scores"."total" = "scores"."test" + "scores"."lab" + "scores"."exam"),
	CONSTRAINT "scores_range" CHECK ("scores"."total" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "siwes_placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"company_address" text NOT NULL,
	"company_phone" text NOT NULL,
	"nature_of_work" text NOT NULL,
	"supervisor_name" text NOT NULL,
	"supervisor_phone" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "siwes_placements_one" UNIQUE("student_id","session_id"),
	CONSTRAINT "siwes_placements_dates" CHECK ("siwes_placements"."start_date" < "siwes_placements"."end_date")
);
--> statement-breakpoint
CREATE TABLE "siwes_weeks" (
	"placement_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"work" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "siwes_weeks_placement_id_week_pk" PRIMARY KEY("placement_id","week"),
	CONSTRAINT "siwes_weeks_week" CHECK ("siwes_weeks"."week" between 1 and 52)
);
--> statement-breakpoint
CREATE TABLE "student_sessions" (
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"level_id" integer NOT NULL,
	CONSTRAINT "student_sessions_student_id_session_id_pk" PRIMARY KEY("student_id","session_id"),
	CONSTRAINT "student_sessions_level" CHECK ("student_sessions"."level_id" > 0)
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matric_number" text NOT NULL,
	"jamb_number" text,
	"student_type_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"department_option_id" integer,
	"level_id" integer NOT NULL,
	"entry_session_id" integer NOT NULL,
	"programme" text NOT NULL,
	"gender" text NOT NULL,
	"passport_file_id" uuid,
	"contact_address" text DEFAULT '' NOT NULL,
	"entry_requirement" text DEFAULT '' NOT NULL,
	CONSTRAINT "students_matricNumber_unique" UNIQUE("matric_number")
);
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "programme_slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "purpose" text DEFAULT 'application' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payment_type" text DEFAULT 'Full' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "item" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonation_reason" text;--> statement-breakpoint
ALTER TABLE "appraisal_answers" ADD CONSTRAINT "appraisal_answers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_answers" ADD CONSTRAINT "appraisal_answers_lecturer_id_users_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisal_answers" ADD CONSTRAINT "appraisal_answers_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisals" ADD CONSTRAINT "appraisals_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisals" ADD CONSTRAINT "appraisals_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisals" ADD CONSTRAINT "appraisals_lecturer_id_users_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appraisals" ADD CONSTRAINT "appraisals_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_courses" ADD CONSTRAINT "registered_courses_registration_id_course_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."course_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_courses" ADD CONSTRAINT "registered_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_windows" ADD CONSTRAINT "registration_windows_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturers" ADD CONSTRAINT "course_lecturers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturers" ADD CONSTRAINT "course_lecturers_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturers" ADD CONSTRAINT "course_lecturers_lecturer_id_users_id_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_required_course_id_courses_id_fk" FOREIGN KEY ("required_course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_changes" ADD CONSTRAINT "department_changes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_changes" ADD CONSTRAINT "department_changes_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_changes" ADD CONSTRAINT "department_changes_from_department_id_departments_id_fk" FOREIGN KEY ("from_department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_changes" ADD CONSTRAINT "department_changes_to_department_id_departments_id_fk" FOREIGN KEY ("to_department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_items" ADD CONSTRAINT "fee_items_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_items" ADD CONSTRAINT "fee_items_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_allocations" ADD CONSTRAINT "bed_allocations_bed_id_bed_spaces_id_fk" FOREIGN KEY ("bed_id") REFERENCES "public"."bed_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_allocations" ADD CONSTRAINT "bed_allocations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_allocations" ADD CONSTRAINT "bed_allocations_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_allocations" ADD CONSTRAINT "bed_allocations_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_spaces" ADD CONSTRAINT "bed_spaces_room_id_hostel_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."hostel_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hostel_rooms" ADD CONSTRAINT "hostel_rooms_hostel_id_hostels_id_fk" FOREIGN KEY ("hostel_id") REFERENCES "public"."hostels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_amendments" ADD CONSTRAINT "score_amendments_sheet_id_score_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."score_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_amendments" ADD CONSTRAINT "score_amendments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD CONSTRAINT "score_sheets_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD CONSTRAINT "score_sheets_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_sheet_id_score_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."score_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "siwes_placements" ADD CONSTRAINT "siwes_placements_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "siwes_placements" ADD CONSTRAINT "siwes_placements_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "siwes_weeks" ADD CONSTRAINT "siwes_weeks_placement_id_siwes_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."siwes_placements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD CONSTRAINT "student_sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD CONSTRAINT "student_sessions_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_department_option_id_department_options_id_fk" FOREIGN KEY ("department_option_id") REFERENCES "public"."department_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_entry_session_id_academic_sessions_id_fk" FOREIGN KEY ("entry_session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_passport_file_id_stored_files_id_fk" FOREIGN KEY ("passport_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appraisal_answers_of" ON "appraisal_answers" USING btree ("lecturer_id","course_id","session_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_registrations_class" ON "course_registrations" USING btree ("session_id","semester","level_id","state");--> statement-breakpoint
CREATE INDEX "registered_courses_course" ON "registered_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_lecturers_lecturer" ON "course_lecturers" USING btree ("lecturer_id","session_id");--> statement-breakpoint
CREATE INDEX "courses_class" ON "courses" USING btree ("department_id","level_id","semester");--> statement-breakpoint
CREATE INDEX "department_changes_student" ON "department_changes" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "department_changes_pending" ON "department_changes" USING btree ("student_id") WHERE "department_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "fee_items_for" ON "fee_items" USING btree ("session_id","purpose","student_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bed_allocations_bed" ON "bed_allocations" USING btree ("bed_id","session_id") WHERE "bed_allocations"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "bed_allocations_student" ON "bed_allocations" USING btree ("student_id","session_id") WHERE "bed_allocations"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "bed_allocations_invoice" ON "bed_allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "issued_documents_holder" ON "issued_documents" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "scores_student" ON "scores" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "students_class" ON "students" USING btree ("department_id","level_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_open" ON "invoices" USING btree ("student_id","session_id","purpose","item") WHERE "invoices"."student_id" is not null and "invoices"."state" in ('requested', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_paid" ON "invoices" USING btree ("student_id","session_id","purpose","item","payment_type") WHERE "invoices"."student_id" is not null and "invoices"."state" = 'paid' and "invoices"."purpose" <> 'sundry';--> statement-breakpoint
CREATE INDEX "invoices_student" ON "invoices" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_impersonator_idx" ON "sessions" USING btree ("impersonator_id") WHERE "sessions"."impersonator_id" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer_kind" CHECK (("invoices"."programme_slug" is null) = ("invoices"."student_id" is not null)
        and ("invoices"."student_id" is null) = ("invoices"."purpose" = 'application'));