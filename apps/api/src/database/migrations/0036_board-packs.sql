ALTER TABLE "board_packs" ADD COLUMN "department_option_id" integer;--> statement-breakpoint
ALTER TABLE "board_packs" ADD COLUMN "said" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "board_packs" ADD CONSTRAINT "board_packs_department_option_id_department_options_id_fk" FOREIGN KEY ("department_option_id") REFERENCES "public"."department_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_packs_option" ON "board_packs" USING btree ("department_option_id");