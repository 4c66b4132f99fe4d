ALTER TABLE "course_classes" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_id_unique" UNIQUE("id");