CREATE TABLE "unit_names_before" (
	"kind" text NOT NULL,
	"unit_id" integer NOT NULL,
	"last_session_id" integer NOT NULL,
	"name" text NOT NULL,
	"faculty_id" integer,
	CONSTRAINT "unit_names_before_kind_unit_id_last_session_id_pk" PRIMARY KEY("kind","unit_id","last_session_id"),
	CONSTRAINT "unit_names_before_faculty" CHECK (("unit_names_before"."kind" = 'department') = ("unit_names_before"."faculty_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "unit_names_before" ADD CONSTRAINT "unit_names_before_last_session_id_academic_sessions_id_fk" FOREIGN KEY ("last_session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_names_before" ADD CONSTRAINT "unit_names_before_faculty_id_faculties_id_fk" FOREIGN KEY ("faculty_id") REFERENCES "public"."faculties"("id") ON DELETE no action ON UPDATE no action;