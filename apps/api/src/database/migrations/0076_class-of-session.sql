-- Two million rows take longer than a statement of the server may.
SET LOCAL statement_timeout = '30min';--> statement-breakpoint
ALTER TABLE "student_sessions" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD COLUMN "department_option_id" integer;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD COLUMN "student_type_id" integer;--> statement-breakpoint
-- The release before names none of them where it runs beside this one: they are the student's.
CREATE FUNCTION keep_class_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT department_id, department_option_id, student_type_id
		INTO NEW.department_id, NEW.department_option_id, NEW.student_type_id
		FROM students WHERE id = NEW.student_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER student_sessions_keep_class BEFORE INSERT ON student_sessions FOR EACH ROW
	WHEN (NEW.department_id IS NULL OR NEW.student_type_id IS NULL) EXECUTE FUNCTION keep_class_of_session();
--> statement-breakpoint
-- What a student is now holds for the current session and those after it. Where none is current, none is over.
CREATE FUNCTION move_class_of_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE student_sessions SET department_id = NEW.department_id,
			department_option_id = NEW.department_option_id, student_type_id = NEW.student_type_id
		FROM academic_sessions session
		WHERE student_id = NEW.id AND session.id = session_id AND NOT EXISTS (
			SELECT FROM academic_sessions now WHERE now.current AND session."from" < now."from");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER students_move_class AFTER UPDATE OF department_id, department_option_id, student_type_id ON students FOR EACH ROW
	WHEN ((OLD.department_id, OLD.department_option_id, OLD.student_type_id)
		IS DISTINCT FROM (NEW.department_id, NEW.department_option_id, NEW.student_type_id))
	EXECUTE FUNCTION move_class_of_student();
--> statement-breakpoint
-- All rows are written anew: without the index, which is made of the new columns afterwards.
DROP INDEX "student_sessions_class";--> statement-breakpoint
UPDATE student_sessions SET department_id = students.department_id,
		department_option_id = students.department_option_id, student_type_id = students.student_type_id
	FROM students WHERE students.id = student_sessions.student_id;
--> statement-breakpoint
ALTER TABLE "student_sessions" ALTER COLUMN "department_id" SET NOT NULL, ALTER COLUMN "student_type_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD CONSTRAINT "student_sessions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_sessions" ADD CONSTRAINT "student_sessions_department_option_id_department_options_id_fk" FOREIGN KEY ("department_option_id") REFERENCES "public"."department_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_sessions_class" ON "student_sessions" USING btree ("session_id","department_id","level_id","department_option_id","student_id");
