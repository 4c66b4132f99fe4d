-- Where a registration was written by other means, its session may be missing: its level is that of the registration.
INSERT INTO student_sessions (student_id, session_id, level_id)
	SELECT DISTINCT ON (student_id, session_id) student_id, session_id, level_id
	FROM course_registrations registration WHERE NOT EXISTS (
		SELECT FROM student_sessions own
		WHERE own.student_id = registration.student_id AND own.session_id = registration.session_id)
	ORDER BY student_id, session_id, submitted_at DESC;
--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_student_session" FOREIGN KEY ("student_id","session_id") REFERENCES "public"."student_sessions"("student_id","session_id") ON DELETE no action ON UPDATE no action;