ALTER TABLE "updates" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "updates" ADD COLUMN "answered" boolean;