import { useStore } from '@nanostores/react'
import { $features } from '../../core/index'

/** Which sections and screens the host shows. A view that asks is drawn anew when the host turns one on or off. */
export const useFeatures = () => useStore($features)
