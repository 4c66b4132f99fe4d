ALTER TABLE "users" ADD COLUMN "demo_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_demo_password" ON "users" USING btree ("user_name") WHERE "users"."demo_password";--> statement-breakpoint
-- The demo accounts of a database that is older than the mark, but for those whose password was changed.
UPDATE "users" SET "demo_password" = true
WHERE EXISTS (SELECT 1 FROM "seeds" WHERE "name" = 'demo')
  AND ("user_name" IN ('student', 'student.pg', 'student.jupeb', 'lecturer', 'hod', 'dean', 'admin', 'registrar', 'bursar', 'new.student', 'two.factor', 'alumni', 'no.menu')
    OR ("user_name" LIKE '%/%' AND EXISTS (SELECT 1 FROM "seeds" WHERE "name" = 'large')))
  AND NOT EXISTS (
    SELECT 1 FROM "audit_rows"
    WHERE "subject" = 'user' AND "subject_id" = "users"."id"::text
      AND "action" IN ('changePassword', 'resetPassword', 'createProfile')
  );
