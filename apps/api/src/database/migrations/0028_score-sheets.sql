CREATE TABLE "registration_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"semester" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"late_fee" boolean NOT NULL,
	"reason" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_exceptions_one" UNIQUE("student_id","session_id","semester")
);
--> statement-breakpoint
CREATE TABLE "registration_versions" (
	"registration_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text NOT NULL,
	"courses" jsonb NOT NULL,
	CONSTRAINT "registration_versions_registration_id_version_pk" PRIMARY KEY("registration_id","version")
);
--> statement-breakpoint
CREATE TABLE "course_classes" (
	"course_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"level_id" integer NOT NULL,
	CONSTRAINT "course_classes_session_id_department_id_level_id_course_id_pk" PRIMARY KEY("session_id","department_id","level_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "student_unit_loads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"semester" text NOT NULL,
	"minimum" numeric(4, 1) NOT NULL,
	"maximum" numeric(4, 1) NOT NULL,
	"reason" text NOT NULL,
	"assigned_by" uuid NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_unit_loads_one" UNIQUE("student_id","session_id","semester"),
	CONSTRAINT "student_unit_loads_range" CHECK ("student_unit_loads"."minimum" <= "student_unit_loads"."maximum")
);
--> statement-breakpoint
CREATE TABLE "timetable_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"day" integer NOT NULL,
	"begins" integer NOT NULL,
	"ends" integer NOT NULL,
	"room" text DEFAULT '' NOT NULL,
	CONSTRAINT "timetable_slots_one" UNIQUE("session_id","course_id","day","begins"),
	CONSTRAINT "timetable_slots_time" CHECK ("timetable_slots"."day" between 1 and 7 and "timetable_slots"."begins" >= 0 and "timetable_slots"."begins" < "timetable_slots"."ends" and "timetable_slots"."ends" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "amendment_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sheet_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"test" numeric(5, 2),
	"lab" numeric(5, 2),
	"exam" numeric(5, 2),
	"code" text,
	"reason" text NOT NULL,
	"evidence_id" uuid,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"headed_by" uuid,
	"headed_at" timestamp with time zone,
	"deaned_by" uuid,
	"deaned_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"refusal" text DEFAULT '' NOT NULL,
	"minute_number" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_packs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"semester" text NOT NULL,
	"department_id" integer NOT NULL,
	"level_id" integer NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"versions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_deadlines" (
	"session_id" integer NOT NULL,
	"semester" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_deadlines_session_id_semester_pk" PRIMARY KEY("session_id","semester")
);
--> statement-breakpoint
CREATE TABLE "score_versions" (
	"sheet_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"test" numeric(5, 2),
	"lab" numeric(5, 2),
	"exam" numeric(5, 2),
	"total" numeric(5, 2),
	"code" text,
	"reason" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"entered_by" uuid,
	"entered_at" timestamp with time zone NOT NULL,
	"import_id" uuid,
	CONSTRAINT "score_versions_sheet_id_student_id_version_pk" PRIMARY KEY("sheet_id","student_id","version")
);
--> statement-breakpoint
CREATE TABLE "sheet_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sheet_id" uuid NOT NULL,
	"step" text NOT NULL,
	"revision" integer NOT NULL,
	"taken_by" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"pointed_at" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"snapshot" jsonb,
	CONSTRAINT "sheet_steps_one" UNIQUE("sheet_id","revision")
);
--> statement-breakpoint
ALTER TABLE "courses" DROP CONSTRAINT "courses_code_unique";--> statement-breakpoint
ALTER TABLE "scores" DROP CONSTRAINT "scores_total";--> statement-breakpoint
ALTER TABLE "score_amendments" ALTER COLUMN "total" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "test" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "lab" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "exam" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "total" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_windows" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "test_max" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "lab_max" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "exam_max" integer DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "score_amendments" ADD COLUMN "test" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "score_amendments" ADD COLUMN "lab" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "score_amendments" ADD COLUMN "exam" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "score_amendments" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "score_amendments" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "score_amendments" ADD COLUMN "applied_by" uuid;--> statement-breakpoint
ALTER TABLE "score_amendments" ADD COLUMN "minute_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "test_max" integer;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "lab_max" integer;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "exam_max" integer;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "extended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "board_date" date;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD COLUMN "minute_number" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration_exceptions" ADD CONSTRAINT "registration_exceptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_exceptions" ADD CONSTRAINT "registration_exceptions_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_exceptions" ADD CONSTRAINT "registration_exceptions_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_versions" ADD CONSTRAINT "registration_versions_registration_id_course_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."course_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_versions" ADD CONSTRAINT "registration_versions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_unit_loads" ADD CONSTRAINT "student_unit_loads_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_unit_loads" ADD CONSTRAINT "student_unit_loads_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_unit_loads" ADD CONSTRAINT "student_unit_loads_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_slots" ADD CONSTRAINT "timetable_slots_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_slots" ADD CONSTRAINT "timetable_slots_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_sheet_id_score_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."score_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_headed_by_users_id_fk" FOREIGN KEY ("headed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_deaned_by_users_id_fk" FOREIGN KEY ("deaned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment_requests" ADD CONSTRAINT "amendment_requests_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_packs" ADD CONSTRAINT "board_packs_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_packs" ADD CONSTRAINT "board_packs_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_packs" ADD CONSTRAINT "board_packs_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_deadlines" ADD CONSTRAINT "result_deadlines_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_versions" ADD CONSTRAINT "score_versions_sheet_id_score_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."score_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_versions" ADD CONSTRAINT "score_versions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_versions" ADD CONSTRAINT "score_versions_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_steps" ADD CONSTRAINT "sheet_steps_sheet_id_score_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."score_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_steps" ADD CONSTRAINT "sheet_steps_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_exceptions_opened_by" ON "registration_exceptions" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "registration_exceptions_session" ON "registration_exceptions" USING btree ("session_id","semester");--> statement-breakpoint
CREATE INDEX "registration_versions_decided_by" ON "registration_versions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "course_classes_course" ON "course_classes" USING btree ("course_id","session_id");--> statement-breakpoint
CREATE INDEX "course_classes_department" ON "course_classes" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "student_unit_loads_assigned_by" ON "student_unit_loads" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "student_unit_loads_session" ON "student_unit_loads" USING btree ("session_id","semester");--> statement-breakpoint
CREATE INDEX "timetable_slots_course" ON "timetable_slots" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_requests_open" ON "amendment_requests" USING btree ("sheet_id","student_id") WHERE "amendment_requests"."state" not in ('applied', 'refused');--> statement-breakpoint
CREATE INDEX "amendment_requests_student" ON "amendment_requests" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "amendment_requests_state" ON "amendment_requests" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "amendment_requests_requested_by" ON "amendment_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "amendment_requests_headed_by" ON "amendment_requests" USING btree ("headed_by");--> statement-breakpoint
CREATE INDEX "amendment_requests_deaned_by" ON "amendment_requests" USING btree ("deaned_by");--> statement-breakpoint
CREATE INDEX "amendment_requests_ended_by" ON "amendment_requests" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "board_packs_class" ON "board_packs" USING btree ("session_id","semester","department_id","level_id");--> statement-breakpoint
CREATE INDEX "board_packs_department" ON "board_packs" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "board_packs_made_by" ON "board_packs" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "score_versions_entered_by" ON "score_versions" USING btree ("entered_by","sheet_id");--> statement-breakpoint
CREATE INDEX "sheet_steps_taken_by" ON "sheet_steps" USING btree ("taken_by");--> statement-breakpoint
ALTER TABLE "score_amendments" ADD CONSTRAINT "score_amendments_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_amendments" ADD CONSTRAINT "score_amendments_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courses_code" ON "courses" USING btree ("code") WHERE "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "score_amendments_requested_by" ON "score_amendments" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "score_amendments_applied_by" ON "score_amendments" USING btree ("applied_by");--> statement-breakpoint
CREATE INDEX "score_sheets_session_state" ON "score_sheets" USING btree ("session_id","state");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_split" CHECK ("courses"."test_max" + "courses"."lab_max" + "courses"."exam_max" = 100
        and least("courses"."test_max", "courses"."lab_max", "courses"."exam_max") >= 0);--> statement-breakpoint
ALTER TABLE "score_sheets" ADD CONSTRAINT "score_sheets_held" CHECK ("score_sheets"."held_at" is null or "score_sheets"."state" = 'published');--> statement-breakpoint
ALTER TABLE "score_sheets" ADD CONSTRAINT "score_sheets_split" CHECK ("score_sheets"."test_max" + "score_sheets"."lab_max" + "score_sheets"."exam_max" = 100
        or ("score_sheets"."test_max" is null and "score_sheets"."lab_max" is null and "score_sheets"."exam_max" is null));--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_total" CHECK ("scores"."total" is null or ("scores"."code" is null
        and "scores"."total" = coalesce("scores"."test", 0) + coalesce("scores"."lab", 0) + coalesce("scores"."exam", 0)));--> statement-breakpoint
-- Sheets from before splits were kept, and what students see of them today.
UPDATE "score_sheets" SET "test_max" = 30, "lab_max" = 10, "exam_max" = 60;--> statement-breakpoint
UPDATE "scores" SET "published_at" = sheet."published_at" FROM "score_sheets" sheet WHERE sheet."id" = "scores"."sheet_id" AND sheet."published_at" IS NOT NULL;--> statement-breakpoint
-- The version that stands, and of amended rows those before it, of which the total alone was kept.
INSERT INTO "score_versions" ("sheet_id", "student_id", "version", "test", "lab", "exam", "total", "reason", "source", "entered_at")
SELECT s."sheet_id", s."student_id", s."version", s."test", s."lab", s."exam", s."total", coalesce(a."reason", ''),
  CASE WHEN a."id" IS NULL THEN 'before' ELSE 'amendment' END, coalesce(a."amended_at", sheet."published_at", now())
FROM "scores" s JOIN "score_sheets" sheet ON sheet."id" = s."sheet_id"
LEFT JOIN "score_amendments" a ON a."sheet_id" = s."sheet_id" AND a."student_id" = s."student_id" AND a."version" = s."version" - 1;--> statement-breakpoint
INSERT INTO "score_versions" ("sheet_id", "student_id", "version", "total", "reason", "source", "entered_at")
SELECT a."sheet_id", a."student_id", a."version", a."total", coalesce(earlier."reason", ''),
  CASE WHEN earlier."id" IS NULL THEN 'before' ELSE 'amendment' END, coalesce(earlier."amended_at", sheet."published_at", now())
FROM "score_amendments" a JOIN "score_sheets" sheet ON sheet."id" = a."sheet_id"
LEFT JOIN "score_amendments" earlier ON earlier."sheet_id" = a."sheet_id" AND earlier."student_id" = a."student_id" AND earlier."version" = a."version" - 1;
