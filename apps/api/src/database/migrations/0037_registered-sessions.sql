-- A course has students of every session in which it was taught: those of one are found by an index.
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_session" UNIQUE("id","session_id");--> statement-breakpoint
ALTER TABLE "registered_courses" DROP CONSTRAINT "registered_courses_registration_id_course_registrations_id_fk";--> statement-breakpoint
DROP INDEX "registered_courses_course";--> statement-breakpoint
ALTER TABLE "registered_courses" ADD COLUMN "session_id" integer;--> statement-breakpoint
UPDATE "registered_courses" SET "session_id" = "course_registrations"."session_id" FROM "course_registrations" WHERE "course_registrations"."id" = "registration_id";--> statement-breakpoint
ALTER TABLE "registered_courses" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "registered_courses" ADD CONSTRAINT "registered_courses_registration" FOREIGN KEY ("registration_id","session_id") REFERENCES "public"."course_registrations"("id","session_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "registered_courses_course" ON "registered_courses" USING btree ("course_id","session_id","registration_id");
