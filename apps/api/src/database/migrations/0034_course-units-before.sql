CREATE TABLE "course_units_before" (
	"course_id" integer NOT NULL,
	"last_session_id" integer NOT NULL,
	"credit_unit" numeric(4, 1) NOT NULL,
	CONSTRAINT "course_units_before_course_id_last_session_id_pk" PRIMARY KEY("course_id","last_session_id")
);
--> statement-breakpoint
ALTER TABLE "course_units_before" ADD CONSTRAINT "course_units_before_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_units_before" ADD CONSTRAINT "course_units_before_last_session_id_academic_sessions_id_fk" FOREIGN KEY ("last_session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;