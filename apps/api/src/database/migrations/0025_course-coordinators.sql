ALTER TABLE "course_lecturers" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lecturers" ADD COLUMN "coordinator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "course_lecturers_coordinator" ON "course_lecturers" USING btree ("course_id","session_id") WHERE "course_lecturers"."coordinator";--> statement-breakpoint
CREATE INDEX "courses_by_title" ON "courses" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize(coalesce("code", '') || ' ' || coalesce("title", ''), NFKD), '[\u0300-\u036F]', '', 'g')), '[\s-]+'), '')));--> statement-breakpoint
ALTER TABLE "course_lecturers" ADD CONSTRAINT "course_lecturers_id_unique" UNIQUE("id");