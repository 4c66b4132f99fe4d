CREATE TABLE "courses_before" (
	"course_id" integer NOT NULL,
	"last_session_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"credit_unit" numeric(4, 1) NOT NULL,
	"level_id" integer NOT NULL,
	"semester" text NOT NULL,
	"status" text NOT NULL,
	"borrowable" boolean NOT NULL,
	"offered" boolean NOT NULL,
	"test_max" integer NOT NULL,
	"lab_max" integer NOT NULL,
	"exam_max" integer NOT NULL,
	"requires" integer[] NOT NULL,
	CONSTRAINT "courses_before_course_id_last_session_id_pk" PRIMARY KEY("course_id","last_session_id")
);
--> statement-breakpoint
CREATE TABLE "unit_loads_before" (
	"level_id" integer NOT NULL,
	"semester" text NOT NULL,
	"last_session_id" integer NOT NULL,
	"minimum" numeric(4, 1) NOT NULL,
	"maximum" numeric(4, 1) NOT NULL,
	CONSTRAINT "unit_loads_before_level_id_semester_last_session_id_pk" PRIMARY KEY("level_id","semester","last_session_id")
);
--> statement-breakpoint
ALTER TABLE "courses_before" ADD CONSTRAINT "courses_before_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses_before" ADD CONSTRAINT "courses_before_last_session_id_academic_sessions_id_fk" FOREIGN KEY ("last_session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses_before" ADD CONSTRAINT "courses_before_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_loads_before" ADD CONSTRAINT "unit_loads_before_last_session_id_academic_sessions_id_fk" FOREIGN KEY ("last_session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_before_class" ON "courses_before" USING btree ("department_id","level_id");--> statement-breakpoint
-- What a course counted before is kept; all else of it is told as it is today, as it was until now.
INSERT INTO "courses_before" ("course_id", "last_session_id", "department_id", "code", "title", "credit_unit",
  "level_id", "semester", "status", "borrowable", "offered", "test_max", "lab_max", "exam_max", "requires")
SELECT "courses"."id", "earlier"."last_session_id", "courses"."department_id", "courses"."code",
  "courses"."title", "earlier"."credit_unit", "courses"."level_id", "courses"."semester", "courses"."status",
  "courses"."borrowable", "courses"."active" AND "courses"."deleted_at" IS NULL, "courses"."test_max",
  "courses"."lab_max", "courses"."exam_max",
  ARRAY(SELECT "required_course_id" FROM "course_prerequisites"
    WHERE "course_prerequisites"."course_id" = "courses"."id" ORDER BY "required_course_id")
FROM "course_units_before" "earlier" JOIN "courses" ON "courses"."id" = "earlier"."course_id";--> statement-breakpoint
DROP TABLE "course_units_before" CASCADE;
