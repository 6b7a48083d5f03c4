export type {
  CopywriterLog,
  CopywriterOptions,
  ModelConfig,
  Promotion,
  PromotionInput,
  WritingStyle,
} from './types.ts';
export { WRITING_STYLES } from './types.ts';
