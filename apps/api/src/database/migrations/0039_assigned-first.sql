-- Assignments from before their ids had a time are older than all that have: the first assigned answers for a course.
UPDATE "course_lecturers" SET "id" = ('00000000-0000-7' || substr("id"::text, 16, 4) || substr("id"::text, 20))::uuid WHERE substr("id"::text, 15, 1) <> '7';
