ALTER TABLE "application_persons" ALTER COLUMN "blood_group_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_persons" ALTER COLUMN "geno_type_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_persons" ALTER COLUMN "permanent_address" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "application_choices" ADD COLUMN "alternative_department_id" integer;--> statement-breakpoint
ALTER TABLE "application_sittings" ADD COLUMN "awaiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_choices" ADD CONSTRAINT "application_choices_alternative_department_id_departments_id_fk" FOREIGN KEY ("alternative_department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;